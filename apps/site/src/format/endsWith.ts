/** What a page says of these moments is untrue once one of them has passed: it ends with the first. */
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
