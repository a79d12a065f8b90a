import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi, type Outcome } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import type { FactorKey } from '../signIn/signInCall.ts'
import { FactorSetup } from './FactorSetup.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface FactorState {
  active: boolean
  /** Recovery codes that are left. */
  codes: number
  required: boolean
}

type Asked = 'start' | 'recovery-codes' | 'remove'
type Shown = { ask: Asked } | { setup: FactorKey } | { codes: string[] } | null

const titles: Readonly<Record<Asked, string>> = {
  start: 'Activer la double authentification',
  'recovery-codes': 'Faire de nouveaux codes de secours',
  remove: 'Retirer la double authentification',
}

/** One's own second factor: set up, renewed, taken off, each time with the password. */
export function OwnFactor({ onChange }: { onChange: () => Promise<void> }) {
  const [state, setState] = useState<FactorState>()
  const [shown, setShown] = useState<Shown>(null)
  const read = useCallback(async () => {
    const outcome = await callApi<FactorState>('users/second-factor')
    if (outcome.done) setState(outcome.body)
  }, [])
  useEffect(() => void read(), [read])

  async function call<Body>(path: string, data: object, then: (body: Body) => Shown) {
    const outcome: Outcome<Body> = await callApi(`users/second-factor/${path}`, data)
    if (!outcome.done) return outcome.message
    setShown(then(outcome.body))
    await Promise.all([read(), onChange()])
  }
  const withCodes = (body: { recoveryCodes: string[] }) => ({ codes: body.recoveryCodes })
  const confirmed = (asked: Asked) => (data: object) => {
    if (asked === 'start') return call(asked, data, (setup: FactorKey) => ({ setup }))
    if (asked === 'recovery-codes') return call(asked, data, withCodes)
    return call(asked, data, (body: { message: string }) => {
      toast.success(body.message)
      return null
    })
  }
  const close = () => setShown(null)

  if (state === undefined) return null
  return (
    <>
      <FactorWords state={state} onAsk={(ask) => setShown({ ask })} />
      {shown && 'ask' in shown && (
        <PasswordDialog
          title={titles[shown.ask]}
          confirm="Continuer"
          onConfirm={confirmed(shown.ask)}
          onClose={close}
        />
      )}
      {shown && 'setup' in shown && (
        <PasswordDialog
          title={titles.start}
          confirm="Activer"
          onConfirm={(data) => call('confirm', data, withCodes)}
          onClose={close}
        >
          <FactorSetup factor={shown.setup} />
        </PasswordDialog>
      )}
      {shown && 'codes' in shown && (
        <Dialog title="Vos codes de secours" onClose={close}>
          <RecoveryCodes codes={shown.codes} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

interface FactorWordsProps {
  state: FactorState
  onAsk: (asked: Asked) => void
}

function FactorWords({ state, onAsk }: FactorWordsProps) {
  const button = (asked: Asked, label: string, quiet = true) => (
    <button
      type="button"
      className={quiet ? 'sira-action sira-action--quiet' : 'sira-action'}
      onClick={() => onAsk(asked)}
    >
      {label}
    </button>
  )
  if (!state.active) {
    return (
      <>
        <p>
          Votre mot de passe seul ouvre ce compte. Avec la double authentification, il faut aussi le
          code d’une application de votre téléphone.
        </p>
        {button('start', 'Activer la double authentification', false)}
      </>
    )
  }
  return (
    <>
      <p>
        Elle est active. Codes de secours restants : {state.codes}.
        {state.required && ' Elle est exigée des administrateurs.'}
      </p>
      <div className="sira-safety__buttons">
        {button('recovery-codes', 'Nouveaux codes de secours')}
        {!state.required && button('remove', 'La retirer')}
      </div>
    </>
  )
}
