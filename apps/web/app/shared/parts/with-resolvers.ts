export interface OpenPromise<Value> {
  promise: Promise<Value>;
  resolve: (value: Value | PromiseLike<Value>) => void;
  reject: (reason?: unknown) => void;
}

/** Promise.withResolvers for phones whose Chrome is older than 119. */
export function withResolvers<Value>(): OpenPromise<Value> {
  let settle: Omit<OpenPromise<Value>, "promise"> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error("A promise calls its function at once.");
  return { promise, ...settle };
}
