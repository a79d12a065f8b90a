import { buildWhatChanged } from './product/build.ts'
import { runCommand } from './runCommand.ts'

/** `npm run build`: what `npm start` would build first, so that an upgrade stops for seconds only. */
await runCommand(buildWhatChanged)
