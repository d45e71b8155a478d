const headerLine = /^([^:]+):(.*)$/;

/** As `fetch`, but reports the upload's progress, which fetch cannot. Rejects as fetch does. */
export function sendWithProgress(
  url: string,
  { method = "POST", headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "blob";
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(new TypeError("The request did not reach the server."));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name && value !== undefined) headers.append(name, value.trim());
  }
  const isEmpty = request.status === 204 || request.status === 304;
  return new Response(isEmpty ? null : (request.response as Blob), { status: request.status, headers });
}
