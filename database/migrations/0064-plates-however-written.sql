-- A plate is compared as it is read, not as it was typed: without blanks, hyphens and dots, in upper
-- case (domain/vehicle/plate.ts). What the owner typed stays among the ad's values.
update listings set plate = upper(regexp_replace(plate, '[ .-]', '', 'g')) where plate is not null;
