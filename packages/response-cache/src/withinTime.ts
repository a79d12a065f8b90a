/** Settles as `promise` does, or rejects after `milliseconds` with a sentence naming `what`. */
export async function withinTime<T>(
  promise: Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  const timer = Promise.withResolvers<never>()
  const handle = setTimeout(
    () => timer.reject(new Error(`No answer within ${milliseconds} ms: ${what}`)),
    milliseconds,
  )
  try {
    return await Promise.race([promise, timer.promise])
  } finally {
    clearTimeout(handle)
  }
}
