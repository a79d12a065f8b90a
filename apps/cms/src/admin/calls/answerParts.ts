/*
 * Reads parts of an answer in the browser, where it may be anything. A few lines instead of a
 * schema: zod, in its small form too, is 25 kB of every screen.
 */

/** What stands in an answer at the end of a path, as `errors`, `0`, `message`. */
export function partAt(body: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part instanceof Object ? Reflect.get(part, name) : undefined),
    body,
  )
}

export function textAt(body: unknown, ...path: (string | number)[]): string | undefined {
  const part = partAt(body, ...path)
  return typeof part === 'string' ? part : undefined
}

/** The sentence of a refusal. Of a field that was refused Payload names the reason one level deeper. */
export function reasonIn(body: unknown): string | undefined {
  const deeper = textAt(body, 'errors', 0, 'data', 'errors', 0, 'message')
  return deeper ?? textAt(body, 'errors', 0, 'message')
}
