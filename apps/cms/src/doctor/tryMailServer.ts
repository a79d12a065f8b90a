import { createTransport } from 'nodemailer'

/** Milliseconds for each step. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 }

/** Signs in to a mail server and leaves again, without a letter; gives why it could not. */
export async function tryMailServer(url: string): Promise<string | undefined> {
  const transport = createTransport({ url, ...patience })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return reasons[code] ?? code
  } finally {
    transport.close()
  }
}

/** By the codes of nodemailer (lib/errors.js, 9). What a server says may repeat the password. */
const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'il refuse le nom ou le mot de passe',
  ECONNECTION: 'il ne répond pas',
  ESOCKET: 'il ne répond pas, ou son certificat n’est pas valable',
  ETIMEDOUT: 'il ne répond pas à temps',
  EDNS: 'ce nom de machine n’existe pas',
  ETLS: 'la connexion chiffrée échoue',
}
