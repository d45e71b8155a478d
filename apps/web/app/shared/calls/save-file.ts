/** Hands a file that was fetched with the token to the browser's downloads: a plain link would come without one. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
