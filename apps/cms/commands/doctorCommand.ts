import { runProgram } from '@sira/host/runProgram'
import { checkBackups } from '../src/doctor/checkBackups.ts'
import { checkDatabase } from '../src/doctor/checkDatabase.ts'
import { checkFileStore } from '../src/doctor/checkFileStore.ts'
import { checkHold } from '../src/doctor/checkHold.ts'
import { checkMail } from '../src/doctor/checkMail.ts'
import { checkReplyBox } from '../src/doctor/checkReplyBox.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** Checks the servers of the back office for `npm run doctor`, and prints the result as JSON. */
runProgram(async () => {
  const environment = readEnvironment(process.env)
  const checks = [checkDatabase, checkHold, checkMail, checkReplyBox, checkFileStore, checkBackups]
  const found = await Promise.all(checks.map((check) => check(environment)))
  console.info(JSON.stringify(found.flat()))
  process.exit(0)
})
