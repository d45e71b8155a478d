import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { CnicField, EmailField, PasswordField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { ImagePicker } from "../../shared/forms/image-picker.tsx";
import { StarRating } from "../../shared/forms/star-rating.tsx";
import { SubmitButton } from "../../shared/forms/submit-button.tsx";
import { UploadProgress } from "../../shared/forms/upload-progress.tsx";
import { ChoiceSelect } from "../../shared/place/choice-select.tsx";
import { Part, PartGroup } from "./part.tsx";

const cities = { items: ["Islamabad", "Lahore"], loading: false, failed: false, retry: () => {} };
const none = { ...cities, items: [] };

export function FormParts() {
  return (
    <PartGroup title="Forms">
      <Fields />
      <Choices />
      <Pictures />
      <Buttons />
    </PartGroup>
  );
}

function Fields() {
  return (
    <>
      <Part name="TextInput: empty, with Urdu, required with a hint, refused, disabled">
        <TextInput label="Landmark" />
        <TextInput label="Landmark" defaultValue="سبز مسجد کے پیچھے" dir="auto" />
        <TextInput required label="Name" description="As on your CNIC." defaultValue="Naveed Akhtar" />
        <TextInput label="Name" error="Please fill in this field." />
        <TextInput label="Name" disabled defaultValue="Naveed Akhtar" />
      </Part>
      <Part name="EmailField, PhoneField, CnicField, PasswordField">
        <EmailField label="E-mail" defaultValue="naveed@example.pk" />
        <PhoneField label="Phone" defaultValue="0300 1234567" error="This is not a phone number." />
        <CnicField label="CNIC" defaultValue="61101-5551234-7" />
        <PasswordField label="Password" defaultValue="a long password" />
      </Part>
      <Part name="Checkbox: open, checked, disabled">
        <Checkbox label="I accept the terms" />
        <Checkbox label="I accept the terms" defaultChecked />
        <Checkbox label="I accept the terms" disabled />
      </Part>
    </>
  );
}

function Choices() {
  const [stars, setStars] = useState(3);
  return (
    <>
      <Part name="ChoiceSelect: ready, refused, loading, failed, before the choice that it depends on">
        <ChoiceSelect label="City" none="Choose…" choices={cities} />
        <ChoiceSelect label="City" none="Choose…" choices={cities} error="Please choose a city." />
        <ChoiceSelect label="City" none="Choose…" choices={{ ...none, loading: true }} />
        <ChoiceSelect label="City" none="Choose…" choices={{ ...none, failed: true }} />
        <ChoiceSelect label="Area" none="Choose…" choices={none} />
      </Part>
      <Part name="StarRating: chosen, refused">
        <StarRating label="Rating" name="stars" value={stars} stars={sayStars} onChange={setStars} />
        <StarRating label="Rating" name="refused" stars={sayStars} onChange={() => {}} error="Please choose." />
      </Part>
    </>
  );
}

const sayStars = ({ stars }: { stars: number }): string => `${stars} stars`;

function Pictures() {
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <>
      <Part name="ImagePicker: open, required and refused, disabled">
        <ImagePicker name="open" label="Picture" value={picture} onPick={setPicture} />
        <ImagePicker name="refused" label="Picture" value={null} onPick={() => {}} required error="Not a picture." />
        <ImagePicker name="disabled" label="Picture" value={null} onPick={() => {}} disabled />
      </Part>
      <Part name="UploadProgress: 0, 60 and 100 %">
        <UploadProgress percent={0} />
        <UploadProgress percent={60} />
        <UploadProgress percent={100} />
      </Part>
    </>
  );
}

function Buttons() {
  return (
    <>
      <Part name="SubmitButton: ready, not ready, busy, disabled">
        <SubmitButton ready busy={false}>
          Save
        </SubmitButton>
        <SubmitButton ready={false} busy={false}>
          Save
        </SubmitButton>
        <SubmitButton ready busy>
          Save
        </SubmitButton>
        <SubmitButton ready busy={false} disabled>
          Save
        </SubmitButton>
      </Part>
      <Part name="Button: filled, default, subtle, dangerous, loading, disabled">
        <Button>Post a job</Button> <Button variant="default">Back</Button> <Button variant="subtle">Delete</Button>{" "}
        <Button color="red">Cancel the job</Button> <Button loading>Send</Button> <Button disabled>Send</Button>
      </Part>
    </>
  );
}
