'use client'

import type { TextareaFieldClientProps } from 'payload'
import { BodyField } from './BodyField.tsx'

/** A body in HTML. */
export function HtmlField(props: TextareaFieldClientProps) {
  return <BodyField {...props} writing="html" />
}
