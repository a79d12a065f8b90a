/** Milliseconds for each step. */
const patience = 4000

/** Runs a script there once, as the limits do, and leaves again; gives why it could not. */
export async function tryValkey(url: string): Promise<string | undefined> {
  const { Redis } = await import('iovalkey')
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    lazyConnect: true,
    connectTimeout: patience,
    commandTimeout: patience,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  // The line itself says only that it is closed.
  let reason: unknown
  client.on('error', (error: Error) => {
    reason ??= error
  })
  try {
    await client.connect()
    await client.eval('return 1', 0)
    return undefined
  } catch (error) {
    return inWords(reason ?? error)
  } finally {
    client.disconnect()
  }
}

/** The first word of a refusal names it (valkey.io/topics/protocol); the rest may repeat the password. */
function inWords(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  const [, refusal = ''] = /^([A-Z]{2,})\b/.exec(String(message)) ?? []
  if (/^(?:WRONGPASS|NOAUTH|ERR)$/.test(refusal)) return 'il refuse le nom ou le mot de passe'
  if (refusal !== '') return `il refuse\u00a0: ${refusal}`
  return code === 'ENOTFOUND' ? 'ce nom de machine n’existe pas' : 'il ne répond pas'
}
