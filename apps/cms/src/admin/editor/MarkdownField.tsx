'use client'

import type { TextareaFieldClientProps } from 'payload'
import { BodyField } from './BodyField.tsx'

/** A body in Markdown. */
export function MarkdownField(props: TextareaFieldClientProps) {
  return <BodyField {...props} writing="markdown" />
}
