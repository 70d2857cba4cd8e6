-- The electronic stabiliser is asked by its make; "yes" named none and becomes "ETC or another".
update listings
   set vehicle_values = jsonb_set(
         vehicle_values,
         '{electronic_stability}',
         case vehicle_values ->> 'electronic_stability'
           when 'yes' then '"etc_other"'::jsonb
           else '"none"'::jsonb
         end)
 where vehicle_values ->> 'electronic_stability' in ('yes', 'no');
