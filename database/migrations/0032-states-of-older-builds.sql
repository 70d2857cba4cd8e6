-- States written before rounds, second chances and withdrawals by two operators lack their fields, and
-- settings stored before defects could be reported lack theirs. What is there already stays.
update auctions set
  state = jsonb_build_object(
      'roundsEndedAt', case when jsonb_typeof(state -> 'firstRoundEndedAt') = 'number'
        then jsonb_build_array(state -> 'firstRoundEndedAt') else '[]'::jsonb end,
      'voids', '[]'::jsonb, 'exits', '[]'::jsonb, 'secondChance', null, 'withdrawalRequest', null)
    || (state - 'firstRoundEndedAt'),
  settings = '{"newDefect": {"leaveHours": 2, "moveUnderMinutes": 135}}'::jsonb || settings,
  revision = gen_random_uuid()
where not (state ? 'roundsEndedAt' and state ? 'secondChance' and state ? 'withdrawalRequest'
  and settings ? 'newDefect');
