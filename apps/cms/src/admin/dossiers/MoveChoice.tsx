import type { Offered } from '../../dossiers/board/boardColumns.ts'
import type { OpenFile } from '../../dossiers/board/openFile.ts'
import { Dialog } from '../dialog/Dialog.tsx'

interface MoveChoiceProps {
  file: OpenFile
  offered: readonly Offered[]
  onChoose: (to: Offered) => void
  onClose: () => void
}

/** The states that a card may have next. What needs more than a reason is done on its own screen. */
export function MoveChoice({ file, offered, onChoose, onClose }: MoveChoiceProps) {
  return (
    <Dialog title={`Déplacer ${file.title} vers…`} onClose={onClose}>
      <ul className="sira-moves">
        {offered.map((one) => (
          <li key={one.to}>
            {one.deed?.onSheet ? (
              <a className="sira-deed" href={file.href}>
                {`${one.name}, sur sa fiche`}
              </a>
            ) : (
              <button type="button" className="sira-deed" onClick={() => onChoose(one)}>
                {one.name}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="sira-dialog__buttons">
        <button type="button" className="sira-action sira-action--quiet" onClick={onClose}>
          Ne rien changer
        </button>
      </div>
    </Dialog>
  )
}
