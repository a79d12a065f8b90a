import { messageKinds } from '../../messages/kinds/messageKinds.ts'
import { pipelineKinds } from '../../messages/pipeline/pipelineKinds.ts'
import { type PipelineChoice, pipelineAddress } from './pipelineAddress.ts'

const people = [
  [false, 'Toute l’équipe'],
  [true, 'Mes dossiers'],
] as const

/** What the board shows, and of whom. */
export function PipelineTabs({ choice }: { choice: PipelineChoice }) {
  return (
    <div className="sira-inbox-tools">
      <nav className="sira-tabs" aria-label="Genre">
        {pipelineKinds.map((kind) => (
          <a
            key={kind}
            className="sira-tab"
            href={pipelineAddress({ ...choice, kind })}
            aria-current={kind === choice.kind ? 'page' : undefined}
          >
            {messageKinds[kind].labels.plural}
          </a>
        ))}
      </nav>
      <nav className="sira-tabs" aria-label="De qui">
        {people.map(([mine, label]) => (
          <a
            key={label}
            className="sira-tab"
            href={pipelineAddress({ ...choice, mine })}
            aria-current={mine === choice.mine ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  )
}
