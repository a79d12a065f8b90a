import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Settings } from '@sira/contract/records/settings'
import { whatsappLink } from '../../../../format/phone.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { Steps } from '../Steps.tsx'

interface FileTimelineProps {
  file: FollowUp
  settings: Settings
  words: Dictionary
}

/** Where a file stands: what happened, what to do next, whom to write to. */
export function FileTimeline({ file, settings, words }: FileTimelineProps) {
  const { followUp: t, order } = words
  const { reference, nature, etapes, aFaire } = file
  const asks = encodeURIComponent(t.whatsappText(reference))
  return (
    <section role="status" className="space-y-5 rounded-[28px] border-2 border-indigo p-6">
      <h2 className="text-2xl">
        {`${t.natures[nature]} `}
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {reference}
        </bdi>
      </h2>
      {aFaire !== undefined && (
        <p>
          <strong className="block">{t.next}</strong>
          {/* In the language in which it was sent. */}
          <bdi>{aFaire}</bdi>
        </p>
      )}
      <Steps title={t.steps} steps={etapes} words={words} />
      <a
        href={`${whatsappLink(settings.whatsapp)}?text=${asks}`}
        rel="noopener"
        className="link tap"
      >
        {order.whatsapp}
      </a>
    </section>
  )
}
