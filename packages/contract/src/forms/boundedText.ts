import { z } from 'zod'
import { singleLine } from './singleLine.ts'

/** A trimmed text in one line with a limit of characters. */
export const boundedText = (longest: number) => z.string().overwrite(singleLine).trim().max(longest)
