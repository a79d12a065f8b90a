import { relatedPath } from '@sira/contract/records/relatedPath'
import type { TextFieldSingleValidation } from 'payload'

/** The address of a training or of an offer, as the site writes it. */
export const recordPath: TextFieldSingleValidation = (value) =>
  !value || relatedPath(value) !== undefined
    ? true
    : 'Une adresse du site qui commence par /formations/ ou /jobs/, sans le nom du site.'
