const unreachable =
  /^(?:ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ETIMEOUT|CONNECT_TIMEOUT|GREETING_TIMEOUT|NoConnection|EConnectionClosed|ClosedAfterConnect)/
const unsealed = /CERT|SSL|TLS|SELF_SIGNED|UPGRADE_TIMEOUT/

/**
 * Gives the reason why the mailbox could not be read, as the end of a sentence. The server's own
 * text is left out: it may name people and passwords.
 */
export function awayReason(error: unknown): string {
  const { authenticationFailed, code } = (error ?? {}) as Record<string, unknown>
  if (authenticationFailed === true) return 'le serveur refuse le nom ou le mot de passe'
  const name = typeof code === 'string' ? code.slice(0, 60) : ''
  if (unreachable.test(name)) return 'le serveur ne répond pas'
  if (unsealed.test(name)) return 'la connexion au serveur n’est pas sûre'
  return name === '' ? 'raison inconnue' : `raison inconnue (${name})`
}
