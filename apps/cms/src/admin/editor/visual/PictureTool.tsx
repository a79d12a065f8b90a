import { useListDrawer } from '@payloadcms/ui'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { holdFocus } from '../../focus/holdFocus.ts'
import { chosenPicture, type PictureOfText } from './chosenPicture.ts'
import { insertPicture, rewordPicture } from './insertPicture.ts'
import { PictureWords } from './PictureWords.tsx'
import { ToolButton } from './ToolButton.tsx'

interface PictureToolProps {
  editor: Editor
  /** The picture of the text that is chosen there. */
  selected: PictureOfText | undefined
}

/**
 * Puts a picture of the library into the text; a new one can be sent from the same drawer. The words
 * of one that stands there are changed where it is chosen.
 */
export function PictureTool({ editor, selected }: PictureToolProps) {
  const [chosen, setChosen] = useState<PictureOfText>()
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
    uploads: true,
  })
  return (
    <>
      <ToolButton
        label={selected ? 'Mots de l’image' : 'Image de la médiathèque'}
        pressed={selected !== undefined}
        icon="M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7 7.5h.01"
        onPress={() => (selected ? setChosen(selected) : openDrawer())}
      />
      <ListDrawer
        onSelect={({ doc }) => {
          closeDrawer()
          setChosen(chosenPicture(doc))
        }}
      />
      {chosen && (
        <PictureWords
          picture={chosen}
          confirm={selected ? 'Changer' : 'Insérer'}
          onInsert={(picture) =>
            selected ? rewordPicture(editor, picture) : insertPicture(editor, picture)
          }
          onClose={() => {
            setChosen(undefined)
            // The writing goes on in the text. A dialog gives back the focus without the cursor, the
            // list of pictures once it has faded, and the command of Tiptap 3.32 leaves alone whoever
            // has the focus.
            holdFocus(
              () => editor.isDestroyed || editor.view.focus(),
              () => editor.isDestroyed || editor.view.hasFocus(),
            )
          }}
        />
      )}
    </>
  )
}
