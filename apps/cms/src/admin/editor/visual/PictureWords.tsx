import { useId, useState } from 'react'
import { Dialog } from '../../dialog/Dialog.tsx'
import { DialogButtons } from '../../dialog/DialogButtons.tsx'
import { type PictureOfText, wordsInText } from './chosenPicture.ts'

interface PictureWordsProps {
  picture: PictureOfText
  /** What the button does. */
  confirm: string
  onInsert: (picture: PictureOfText) => void
  onClose: () => void
}

/** Asks, in the language of the text, what a picture says to who does not see it, and below it. */
export function PictureWords({ picture, confirm, onInsert, onClose }: PictureWordsProps) {
  const id = useId()
  const [alt, setAlt] = useState(picture.alt)
  const [title, setTitle] = useState(picture.title)
  const [isOrnament, setOrnament] = useState(false)
  return (
    <Dialog title="Mots de l’image" onClose={onClose}>
      <form
        method="dialog"
        onSubmit={() => {
          onInsert({
            ...picture,
            alt: isOrnament ? '' : wordsInText(alt),
            title: wordsInText(title),
          })
        }}
      >
        <label htmlFor={`${id}-alt`}>Ce que montre l’image, pour qui ne la voit pas</label>
        <input
          id={`${id}-alt`}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          required={!isOrnament}
          disabled={isOrnament}
          maxLength={longestWords}
        />
        <label className="sira-dialog__choice">
          <input
            type="checkbox"
            checked={isOrnament}
            onChange={({ target }) => setOrnament(target.checked)}
          />
          Elle est seulement là pour décorer
        </label>
        <label htmlFor={`${id}-title`}>Légende, sous l’image (facultative)</label>
        <input
          id={`${id}-title`}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          maxLength={longestWords}
        />
        <DialogButtons confirm={confirm} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

const longestWords = 300
