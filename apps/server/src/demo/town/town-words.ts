/** What customers write: in English, Urdu and Roman Urdu, as people do. */

const praise = [
  "Came on time, worked cleanly and explained everything.",
  "بہت اچھا کام کیا، وقت پر آئے۔",
  "Bohat acha kaam kiya, paise bhi munasib.",
  "Very good work. I would ask for him again.",
  "Polite and quick. The price was as agreed.",
  "کام صاف ستھرا، بات بھی تمیز سے کی۔",
  "Did more than was asked for, and left the place clean.",
  "Aik ghante mein masla hal. Shukriya!",
  "Found the fault in ten minutes. Everything works since then.",
  "جو قیمت بتائی، وہی لی۔",
  "My mother was alone at home, and he was very respectful.",
  "Brought his own tools and showed me the old part.",
  "Honest. He said that a new one was not needed.",
  "Dobara bhi inhi ko bulaenge.",
  "Answered the phone at once and came the same evening.",
  "فون پر ہی مسئلہ سمجھ گئے، سامان ساتھ لائے۔",
];
const fair = [
  "Good work, but came half an hour late.",
  "All right. One part had to be done twice.",
  "کام ٹھیک ہے، تھوڑی دیر سے آئے۔",
  "The work is fine. It took longer than we thought.",
  "Kaam theek hai, safai khud karni pari.",
  "He did it well, but I had to call twice.",
];
const poor = ["The work had to be done again the next day.", "Came two hours late and did not call."];

/** Nobody has the same words twice. Those with more ratings than words also have some without. */
export function feedbackFor(rating: number, { turn, provider }: { turn: number; provider: number }): string {
  const words = rating === 5 ? praise : rating >= 3 ? fair : poor;
  return turn < words.length ? (words[(turn + provider * 5) % words.length] ?? "") : "";
}
