import { randomUUID } from 'node:crypto'
import type { PayloadRequest, TaskConfig } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { drawnLetter } from '../../mail/drawing/drawnLetter.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import type { MailTransport } from '../../mail/mailTransport.ts'
import { namelessReason } from '../../mail/namelessReason.ts'
import { outgoingMessage } from '../../mail/outgoing/outgoingMessage.ts'
import { type Account, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { passwordLetter } from './passwordLetter.ts'
import { newPasswordToken, tokenHash, tokenLifeMs } from './passwordToken.ts'

interface LetterOptions {
  transport: MailTransport
  from: string | undefined
}

/**
 * Sends the link to a new password. It is made when it is sent and kept nowhere: the list of
 * e-mails is read by colleagues, who could use it. For an address without an account nothing
 * happens, later and unseen.
 */
export function passwordLetterTask(options: LetterOptions): TaskConfig<'sendPasswordLetter'> {
  return {
    slug: 'sendPasswordLetter',
    label: 'Envoyer le lien d’un nouveau mot de passe',
    inputSchema: [{ name: 'account', type: 'number', required: true }],
    // For a quarter of an hour; whoever waits longer asks again.
    retries: { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } },
    handler: async ({ input, req }) => {
      const account = await accountById(req, input.account)
      if (account) await sendLink(account, req, options)
      return { output: {} }
    },
  }
}

async function sendLink(account: Account, req: PayloadRequest, options: LetterOptions) {
  const { payload } = req
  const token = newPasswordToken()
  await changingAccounts(req, () => keepHash(account, token, req))
  const letter = passwordLetter(account.nom ?? '', `${publicUrl(payload)}/admin/reset/${token}`)
  const { brand } = await mailIdentity(payload)
  const email = {
    kind: 'notice' as const,
    to: account.email,
    ...(await drawnLetter(letter, brand)),
    messageId: randomUUID(),
  }
  try {
    await options.transport(await outgoingMessage(email, payload, options.from))
  } catch (error) {
    throw new Error(
      `La lettre du compte ${account.id} n’est pas partie (${namelessReason(error)}).`,
    )
  }
}

async function keepHash(account: Account, token: string, req: PayloadRequest): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: {
      resetPasswordToken: tokenHash(token),
      resetPasswordExpiration: new Date(Date.now() + tokenLifeMs).toISOString(),
      updatedAt: null,
    },
    req,
    returning: false,
  })
}
