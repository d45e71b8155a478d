export interface Texts {
  subject: string;
  text: string;
}
