/** Replaces a missing profile picture. The person's name is beside it. Only handymen wear a helmet. */
export function DefaultPicture({ size = 36, hasHelmet = true }: { size?: number; hasHelmet?: boolean }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className="default-picture" aria-hidden="true">
      <circle cx="20" cy="20" r="20" className="picture-ground" />
      <path d="M9 34a11 11 0 0 1 22 0z" className="picture-person" />
      <circle cx="20" cy="18" r="7" className="picture-person" />
      {hasHelmet && <path d="M11.5 16.5a8.5 8.5 0 0 1 17 0h1.5v2H10v-2z" className="picture-helmet" />}
    </svg>
  );
}
