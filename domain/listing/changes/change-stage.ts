/** How far an ad has come for changes of its owner; over is also what was taken from the market. */
export type ChangeStage = 'editing' | 'under_review' | 'on_market' | 'over'

/** Before its submission an ad is written at once, after the end of its auction not at all. */
export function takesChanges(stage: ChangeStage): boolean {
  return stage === 'under_review' || stage === 'on_market'
}
