import { getRecording, listRecordings, type SpokenRecording } from "@hunarmand/api/recordings/recordings";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { Language } from "@hunarmand/texts/catalogue";
import { keepRecordings } from "../app-worker/tell-worker.ts";
import { callApi } from "../calls/call-api.ts";

/** An installed app may be open for days: then what the office records meanwhile is found. */
const listMilliseconds = 900_000;

interface KnownList {
  loading: Promise<readonly SpokenRecording[]>;
  loadedAt: number;
}

/** One list for each language, for all buttons. */
const lists = new Map<Language, KnownList>();

/** Makes the next button load the list again. */
export const forgetRecordings = (): void => lists.clear();

function loadList(language: Language): Promise<readonly SpokenRecording[]> {
  const known = lists.get(language);
  if (known && performance.now() - known.loadedAt < listMilliseconds) return known.loading;
  const loading = callApi(listRecordings, { params: { language } });
  lists.set(language, { loading, loadedAt: performance.now() });
  loading.then(
    (list) => keepRecordings(list.map(({ hash }) => hash)),
    () => lists.delete(language),
  );
  return loading;
}

export async function findRecording(language: Language, wanted: SpokenSentence): Promise<SpokenRecording | undefined> {
  return (await loadList(language)).find(({ sentence }) => sentence === wanted);
}

/** Loads the sound of a sentence. If it was replaced since the list was loaded, loads the new one. */
export async function loadSound(language: Language, sentence: SpokenSentence): Promise<Blob> {
  const load = async () => {
    const recording = await findRecording(language, sentence);
    if (!recording) throw new Error("The recording was removed.");
    return callApi(getRecording, { params: { hash: recording.hash } });
  };
  return load().catch(() => {
    forgetRecordings();
    return load();
  });
}
