/** Saves a file that was fetched with the token. A plain link would send no token. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click's handlers.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
