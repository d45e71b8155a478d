/** Words and phrases to avoid that mean the same, with what to write instead. */
export interface UnusedWords {
  readonly words: readonly string[];
  readonly instead: string;
}

/**
 * Words that no text on a screen, in a mail or in a message uses: idioms, old words and metaphors, which readers of simple English and
 * translators misunderstand. Only whole words count, in upper or lower case.
 */
export const unusedWords: readonly UnusedWords[] = [
  { words: ["whoever", "whomever", "whosoever"], instead: 'name the person: "a handyman who accepts"' },
  { words: ["whatever", "whichever"], instead: "name the thing" },
  { words: ["he", "she"], instead: 'write "they"' },
  { words: ["his", "her", "him"], instead: 'write "their" or "them"' },
  { words: ["nobody's", "nobody else's"], instead: "say who cannot do what" },
  { words: ["somebody else's"], instead: 'write "another person\'s"' },
  { words: ["of yours", "of theirs", "of mine"], instead: 'write "your" or "their" before the word' },
  { words: ["the other side"], instead: "name the person" },
  { words: ["lest"], instead: 'write "so that ... not"' },
  { words: ["anew"], instead: 'write "again" or "new"' },
  { words: ["amid"], instead: 'write "in the middle of"' },
  { words: ["meanwhile", "in the meantime"], instead: "leave it out" },
  { words: ["worthless", "worth nothing"], instead: 'write "no longer works"' },
  { words: ["by heart"], instead: "say what is stored, and where" },
  { words: ["commits you"], instead: 'say until when it is free: "You can cancel until ..."' },
  { words: ["above zero"], instead: 'write "Plus: your money with us."' },
  { words: ["below zero"], instead: 'write "Minus: you owe us."' },
  { words: ["hear from", "hears from"], instead: 'write "answer" or "get an answer"' },
  { words: ["is told", "are told", "be told"], instead: 'write "sees" or "is notified"' },
  { words: ["the audit keeps"], instead: 'write "is recorded in the audit log"' },
  { words: ["stand", "stands"], instead: 'write "is", "appears" or "is recorded"' },
  { words: ["lie ahead", "lies ahead"], instead: 'write "in the future"' },
  { words: ["look twice"], instead: 'write "warning"' },
  { words: ["look into", "looked into", "looking into"], instead: 'write "check" or "work on"' },
  { words: ["turn up", "turns up", "turned up"], instead: 'write "come"' },
  { words: ["put right", "puts right", "puts it right"], instead: 'write "correct" or "repair"' },
  { words: ["in hand", "at hand"], instead: 'write "open" or "with you"' },
  { words: ["under way"], instead: 'write "in progress"' },
  { words: ["hand in", "hands in", "handed in"], instead: 'write "submit" or "send"' },
  { words: ["for good"], instead: 'write "forever"' },
  { words: ["good for"], instead: 'write "valid for"' },
  { words: ["passed over"], instead: "say what was not done" },
  { words: ["object to", "objects to", "objected to"], instead: 'write "does not agree to" or "disputed"' },
  { words: ["set off"], instead: 'write "deducted"' },
  { words: ["said to be"], instead: "say who reported it" },
  { words: ["let in", "let back in"], instead: 'write "unblock" or "give access again"' },
  { words: ["taken back"], instead: 'write "undo" or "return"' },
  { words: ["first come"], instead: "say who gets it" },
  { words: ["text message", "text messages"], instead: 'write "SMS"' },
];
