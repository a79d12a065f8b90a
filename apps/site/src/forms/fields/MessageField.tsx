import { messageField } from '@sira/contract/forms/formFields'
import type { FieldProblem } from './fieldProblem.ts'
import { TextArea } from './TextArea.tsx'

interface MessageFieldProps {
  id: string
  label: string
  value: string
  name?: string
  /** Characters. */
  longest?: number
  problem?: FieldProblem | undefined
  /** The field may stay empty: an application needs no message. */
  optional?: boolean
}

/** The text of a request, required unless it says otherwise (product 5). */
export function MessageField({ name = 'message', longest, ...props }: MessageFieldProps) {
  const most = longest ?? messageField.longest.typed
  return <TextArea {...props} name={name} rows={6} maxLength={most} />
}
