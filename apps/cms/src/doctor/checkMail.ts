import { isLoopback } from '@sira/host/addresses/publicAddress'
import type { Environment } from '../environment/environment.ts'
import { doubt, type Finding, fault, well } from './finding.ts'
import { tryMailServer } from './tryMailServer.ts'

/** The mail server lets us in; no letter is sent. */
export async function checkMail({ smtpUrl, publicUrl }: Environment): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    const said =
      'SMTP_URL n’est pas donné\u00a0: aucune lettre ne part, elles sont des fichiers dans DATA_DIR/mail'
    return [
      isLoopback(new URL(publicUrl).host)
        ? well(`${said}.`)
        : doubt(`${said}. Donnez l’adresse de votre serveur d’envoi.`),
    ]
  }
  const refusal = await tryMailServer(smtpUrl)
  if (refusal === undefined) return [well('SMTP_URL\u00a0: le serveur d’envoi nous laisse entrer.')]
  return [
    fault(
      `SMTP_URL\u00a0: le serveur d’envoi ne nous laisse pas entrer (${refusal}). Vérifiez son nom, son port, le nom et le mot de passe\u00a0; smtps:// pour le port 465, smtp:// pour 587.`,
    ),
  ]
}
