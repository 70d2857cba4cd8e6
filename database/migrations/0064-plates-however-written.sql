-- A plate is compared as it is read, not as it was typed: without blanks and punctuation, in upper
-- case (domain/vehicle/plate.ts). What the owner typed stays among the ad's values.
update listings set plate = nullif(upper(regexp_replace(plate, '[[:space:][:punct:]]', '', 'g')), '')
where plate is not null;
