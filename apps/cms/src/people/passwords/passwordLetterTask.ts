import { randomUUID } from 'node:crypto'
import type { PayloadRequest, TaskConfig } from 'payload'
import { type RecipientBound, takeTurn } from '../../database/records/recipientTurns.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { drawnLetter } from '../../mail/drawing/drawnLetter.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import type { MailTransport } from '../../mail/mailTransport.ts'
import { namelessReason } from '../../mail/namelessReason.ts'
import { outgoingMessage } from '../../mail/outgoing/outgoingMessage.ts'
import { type Account, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { invitationLetter } from '../invitations/invitationLetter.ts'
import { isInvited } from '../invitations/invitationTime.ts'
import { firstPassword } from './firstPassword.ts'
import { passwordLetter } from './passwordLetter.ts'
import { newPasswordToken, tokenHash, tokenLifeMs } from './passwordToken.ts'

/**
 * The limit of password letters to one account, repeated attempts included. It holds across
 * restarts and for several back offices together.
 */
const letterBound: RecipientBound = {
  what: 'password letters',
  most: 10,
  withinMs: 24 * 60 * 60_000,
}

interface LetterOptions {
  transport: MailTransport
  from: string | undefined
}

/**
 * Sends the link to a new password. It is made when it is sent and kept nowhere: the list of
 * e-mails is read by colleagues, who could use it. For an address without an account nothing
 * happens, later and unseen. With an inviter it is the first letter of a new account.
 */
export function passwordLetterTask(options: LetterOptions): TaskConfig<'sendPasswordLetter'> {
  return {
    slug: 'sendPasswordLetter',
    label: 'Envoyer le lien d’un nouveau mot de passe',
    inputSchema: [
      { name: 'account', type: 'number', required: true },
      { name: 'inviter', type: 'number' },
    ],
    // For a quarter of an hour; later the person has to ask again.
    retries: { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } },
    handler: async ({ input, req }) => {
      const account = await accountById(req, input.account)
      // A person who came in by the first letter needs no second one.
      if (account === null || (input.inviter && !isInvited(account))) return { output: {} }
      if (!(await takeTurn(letterBound, String(account.id), req.payload))) {
        req.payload.logger.warn({ account: account.id }, 'plafond des lettres d’un compte atteint')
        return { output: {} }
      }
      const inviter = input.inviter ? await accountById(req, input.inviter) : null
      await sendLink({ account, inviter }, req, options)
      return { output: {} }
    },
  }
}

interface Sent {
  account: Account
  inviter: Account | null
}

async function sendLink({ account, inviter }: Sent, req: PayloadRequest, options: LetterOptions) {
  const { payload } = req
  const token = newPasswordToken()
  const name = account.nom ?? ''
  const invited = inviter !== null && account.invitedUntil
  const until = new Date(invited || Date.now() + tokenLifeMs)
  await changingAccounts(req, () => keepHash(account, { token, until }, req))
  const href = `${publicUrl(payload)}/admin/reset/${token}${invited ? `?${firstPassword}` : ''}`
  const { brand } = await mailIdentity(payload)
  const letter = invited
    ? invitationLetter({ name, by: inviter.nom || inviter.email, company: brand, until, href })
    : passwordLetter(name, href)
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

async function keepHash(
  account: Account,
  { token, until }: { token: string; until: Date },
  req: PayloadRequest,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: {
      resetPasswordToken: tokenHash(token),
      resetPasswordExpiration: until.toISOString(),
      updatedAt: null,
    },
    req,
    returning: false,
  })
}
