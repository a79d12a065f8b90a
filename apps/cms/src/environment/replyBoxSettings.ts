import { isLoopback } from '@sira/host/addresses/publicAddress'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'

/** The settings of the mailbox that visitors’ replies come to; off until its address is given. */
export const replyBoxSettings = {
  IMAP_URL: z
    .string()
    .regex(
      /^imaps?:\/\/[^:@/?#\s]+:[^@/?#\s]+@[^@/?#\s]+\/?$/,
      'une adresse imaps://nom:mot-de-passe@serveur',
    )
    .refine((url) => URL.canParse(url), 'une adresse imaps://nom:mot-de-passe@serveur')
    .optional(),
  IMAP_ADDRESS: z.email('une adresse e-mail').optional(),
  IMAP_PLUS: z.enum(['yes', 'no'], 'yes ou no').default('yes'),
}

export interface ReplyBox {
  host: string
  port: number
  /** In the clear on this very machine only: elsewhere the connection is sealed, or there is none. */
  sealing: 'tls' | 'starttls' | 'none'
  user: string
  password: string
  /** That visitors write to. */
  address: string
  /** Whether its server takes `address+label@…`. */
  takesLabels: boolean
}

export function readReplyBox(
  given: z.infer<z.ZodObject<typeof replyBoxSettings>>,
): ReplyBox | undefined {
  if (given.IMAP_URL === undefined) return undefined
  const { protocol, hostname, port, username, password } = new URL(given.IMAP_URL)
  const isTls = protocol === 'imaps:'
  const user = plain(username)
  const address = given.IMAP_ADDRESS ?? user
  if (!z.email().safeParse(address).success) throw new StartFailure(noAddress)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 993 : 143),
    sealing: isTls ? 'tls' : isLoopback(hostname) ? 'none' : 'starttls',
    user,
    password: plain(password),
    address,
    takesLabels: given.IMAP_PLUS === 'yes',
  }
}

const noAddress =
  'IMAP_ADDRESS manque\u00a0: le nom donné dans IMAP_URL n’est pas une adresse e-mail, indiquez celle à laquelle on écrit à cette boîte.'

/** A password may stand as it is, with a % of its own. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
