import { BodyEditor } from '../../editor/BodyEditor.tsx'
import { ChangedText } from './ChangedText.tsx'
import type { DeskText } from './deskRecord.ts'

/** The French text as it is now; where it has changed since the translation, what has changed. */
export function FrenchText({ text, labelId }: { text: DeskText; labelId: string }) {
  const { name, french, source, writing } = text
  return (
    <div className="sira-pair__side sira-pair__french" lang="fr" dir="ltr">
      <p id={labelId} className="sira-pair__language">
        Français
      </p>
      {typeof source === 'string' && (
        <ChangedText before={source} now={french} inHtml={writing === 'html'} />
      )}
      {typeof source === 'string' ? null : writing === 'markdown' || writing === 'html' ? (
        <div className="field-type sira-body">
          <BodyEditor
            id={`french-${name}`}
            labelId={labelId}
            version="as it was read"
            text={french}
            locked={true}
            writing={writing}
            onWrite={nothing}
          />
        </div>
      ) : (
        <p className="sira-pair__text">{french || '—'}</p>
      )}
    </div>
  )
}

function nothing(): void {
  // The French text is written in its own screen.
}
