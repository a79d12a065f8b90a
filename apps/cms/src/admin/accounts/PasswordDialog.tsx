import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { SafetyField } from './SafetyField.tsx'
import { SafetyForm } from './SafetyForm.tsx'

interface PasswordDialogProps {
  title: string
  confirm: string
  /** Gives the sentence that says why not, or nothing once it is done. */
  onConfirm: (
    data: Record<string, FormDataEntryValue>,
    form: FormData,
  ) => Promise<string | undefined>
  onClose: () => void
  /** Instead of the password. */
  children?: ReactNode
}

/** Asks whoever sits at the screen for the password before something grave. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, confirm, onConfirm, onClose, children } = props
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setProblem(await onConfirm(Object.fromEntries(form), form))
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <SafetyForm problem={problem ?? ''} onSubmit={send}>
        {children ?? (
          <SafetyField
            name="password"
            label="Votre mot de passe actuel"
            type="password"
            autoComplete="current-password"
          />
        )}
        <DialogButtons confirm={confirm} onCancel={onClose} />
      </SafetyForm>
    </Dialog>
  )
}
