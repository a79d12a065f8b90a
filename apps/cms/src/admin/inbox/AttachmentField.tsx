import { useId } from 'react'
import { attachmentBounds, attachmentEndings } from '../../messages/attachments/attachmentBounds.ts'

/** The file attached to an answer; the accepted kinds are named before it is chosen. */
export function AttachmentField() {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Pièces jointes</label>
      <input
        id={id}
        name="files"
        type="file"
        multiple
        accept={attachmentEndings.join(',')}
        aria-describedby={`${id}-bounds`}
      />
      <p id={`${id}-bounds`} className="sira-dialog__note">
        {attachmentBounds}
      </p>
    </>
  )
}
