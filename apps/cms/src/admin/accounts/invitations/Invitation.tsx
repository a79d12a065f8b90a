import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { dayInFull } from '../../../dates/dates.ts'
import { callApi } from '../../calls/callApi.ts'
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx'
import { tellProblem } from '../../dialog/tellProblem.ts'

interface InvitationProps {
  id: number
  /** ISO. */
  until: string
  onChange: () => Promise<void>
}

/** Of an account whose owner has not come yet: the letter once more, or none. */
export function Invitation({ id, until, onChange }: InvitationProps) {
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  const expired = new Date(until) < new Date()

  async function act(path: 'send' | 'withdraw'): Promise<boolean> {
    const outcome = await callApi<{ message: string }>(`users/${id}/invitation/${path}`, {})
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    return outcome.done
  }

  async function takeBack() {
    if (await act('withdraw')) router.push('/admin/collections/users')
  }

  return (
    <>
      <p>
        Cette personne n’a pas encore choisi son mot de passe. Son lien{' '}
        {expired ? 'a servi jusqu’au' : 'sert jusqu’au'} {dayInFull(until)}.
      </p>
      <p className="sira-invite">
        <button
          type="button"
          className="sira-action"
          onClick={async () => {
            await act('send')
            await onChange()
          }}
        >
          Renvoyer l’invitation
        </button>
        <button
          type="button"
          className="sira-action sira-action--quiet"
          onClick={() => setLeaving(true)}
        >
          Retirer l’invitation
        </button>
      </p>
      {leaving && (
        <ConfirmDialog
          title="Retirer l’invitation"
          text="Le compte est supprimé et son lien ne sert plus."
          confirm="Retirer"
          onConfirm={takeBack}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
