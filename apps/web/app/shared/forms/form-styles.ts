/** Styles of form controls, in the order of Mantine's "CSS files list". Only pages with a form load them. */
import "@mantine/core/styles/VisuallyHidden.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Fieldset.css";
import "@mantine/core/styles/PasswordInput.css";
import "./forms.css";
