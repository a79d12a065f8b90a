import { type CollectionBeforeOperationHook, isolateObjectProperty } from 'payload'

/**
 * The lists of the screens call everything by its French name, in whatever language a record was
 * last opened: Payload (3.90) keeps that language, and what is not translated stood there without a
 * title. Who asks over HTTP gets the language that is asked for.
 */
export const listsInFrench: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = operation === 'read' && !('id' in args) && !('docID' in args)
  const ofScreens = req.user && req.payloadAPI === 'local'
  if (!isList || !ofScreens || !req.locale || ['fr', 'all'].includes(req.locale)) return args
  const inFrench = isolateObjectProperty(req, ['locale'])
  inFrench.locale = 'fr'
  return { ...args, req: inFrench }
}
