/** Ends a kept page at the first of these moments: it would be untrue after it. */
export function endsWith(
  locals: Pick<App.Locals, 'until'>,
  moments: readonly string[],
  now = Date.now(),
): void {
  for (const moment of moments) {
    const time = Date.parse(moment)
    if (time > now && time < (locals.until ?? Infinity)) locals.until = time
  }
}
