import type { ReactNode } from 'react'

/**
 * A part of a letter in its two forms. Node runs these sources as they are and reads no JSX: the
 * components call `createElement`.
 */
export interface LetterPart<Content> {
  Drawn: (props: { content: Content }) => ReactNode
  /** For mail programs without HTML. */
  text: (content: Content) => string
}
