declare module "virtual:urdu-font" {
  /** The address of the Nastaliq type (apps/web/languages/urdu-font.ts). */
  export const fontUrl: string;
}
