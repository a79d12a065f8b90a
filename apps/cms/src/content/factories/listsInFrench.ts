import { type CollectionBeforeOperationHook, isolateObjectProperty } from 'payload'

/**
 * Makes the lists of the screens use French names. Payload (3.90) keeps the language in which a
 * record was last opened, and showed untranslated records without a title. Requests over HTTP get
 * the requested language.
 */
export const listsInFrench: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = operation === 'read' && !('id' in args) && !('docID' in args)
  const ofScreens = req.user && req.payloadAPI === 'local'
  if (!isList || !ofScreens || !req.locale || ['fr', 'all'].includes(req.locale)) return args
  const inFrench = isolateObjectProperty(req, ['locale'])
  inFrench.locale = 'fr'
  return { ...args, req: inFrench }
}
