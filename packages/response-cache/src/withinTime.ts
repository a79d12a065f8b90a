/** The value of `promise`, or `undefined` when it takes longer than `milliseconds`. */
export async function valueWithin<T>(
  promise: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const timer = Promise.withResolvers<undefined>()
  const handle = setTimeout(() => timer.resolve(undefined), milliseconds)
  try {
    return await Promise.race([promise, timer.promise])
  } finally {
    clearTimeout(handle)
  }
}

/** Settles as `promise` does, or rejects after `milliseconds` with a sentence naming `what`. */
export async function withinTime<T>(
  promise: Promise<T>,
  milliseconds: number,
  what: string,
): Promise<T> {
  const settled = await valueWithin(
    promise.then((value) => ({ value })),
    milliseconds,
  )
  if (settled === undefined) throw new Error(`No answer within ${milliseconds} ms: ${what}`)
  return settled.value
}
