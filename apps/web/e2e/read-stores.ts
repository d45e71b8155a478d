/** Returns all addresses in the caches, and the content of the databases as text. Runs in the page. */
export async function readStores() {
  const addresses: string[] = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) addresses.push(`${name} ${new URL(url).pathname}`);
  const replies: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await request(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      replies.push(name, await request(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return { addresses, replies: JSON.stringify(replies) };
}
