import { Icon, type IconName } from '../Icon.tsx'

interface OnRequestFrameProps {
  /** The title of the frame for screen readers. */
  title: string
  address: string
  label: string
  /** The cost for the visitor. */
  note: string
  icon: IconName
}

/**
 * A video, a map or a comment thread of another site. The other site is not contacted before the
 * visitor opens it: a lazy frame in a closed `details` is not loaded.
 */
export function OnRequestFrame({ title, address, label, note, icon }: OnRequestFrameProps) {
  return (
    <details className="group no-print">
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="button button-secondary">
          <Icon name={icon} />
          {label}
        </span>
        <span className="text-[0.95rem] text-pierre group-open:hidden">{note}</span>
      </summary>
      <iframe
        title={title}
        src={address}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="mt-4 aspect-16/10 w-full rounded-carte border border-trait bg-lin"
      />
    </details>
  )
}
