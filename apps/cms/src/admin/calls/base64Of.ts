/** A file as a request of ours carries it. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Some at a time: a call takes only so many arguments.
  const letters: string[] = []
  for (let from = 0; from < bytes.length; from += 8192) {
    letters.push(String.fromCharCode(...bytes.subarray(from, from + 8192)))
  }
  return btoa(letters.join(''))
}
