/** The sign of a closing button. */
export const cross = 'M6 6l12 12M18 6 6 18'

/**
 * A drawn sign beside a word, by its path in a square of 24; screen readers ignore it. For screens
 * drawn in the browser: Icon.tsx would bring all icons along.
 */
export function Sign({ path, className = 'size-5' }: { path: string; className?: string }) {
  return (
    <svg
      className={`${className} shrink-0`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
