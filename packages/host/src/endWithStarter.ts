/**
 * Whoever started this program may be killed without a word: the channel between the two then
 * closes, and what the signal of a clean stop does is done.
 */
export function endWithStarter(): void {
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
