declare module "virtual:urdu-font" {
  /** The address of the Nastaliq type (apps/web/urdu-font.ts). */
  export const fontUrl: string;
}
