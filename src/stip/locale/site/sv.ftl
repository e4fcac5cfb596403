### What the page shows only on a site without a server.

site-friends = Spela med vänner
site-friends-needs = På den här platsen spelar du mot bottar, eller flera vid en skärm. För att spela med vänner på deras egna enheter behövs en server som alla når: någon installerar Stip på en dator och kör ”stip serve” där.
site-hidden = Ett parti här finns helt på den här enheten, även dolda kort och bottarnas drag: den som vet hur kan hitta dem.
site-copy-title = Dina partier på den här enheten
site-copy-text = Dina partier och resultat finns bara i den här webbläsaren. Sparade i en fil kan de följa med till en annan enhet, eller tillbaka om webbläsaren glömmer dem.
site-copy-save = Spara allt
site-copy-open = Lägg till partier från en fil
site-copy-bad = Det finns inga sparade partier i den här filen.
site-copy-done = { $count ->
    [0] Alla partier i filen fanns redan här.
    [one] Ett parti har lagts till.
   *[other] { $count } partier har lagts till.
  }

bots-on-devices = Här tänker bottar på spelarnas egna enheter, så de kan inte sitta vid bord med andra. Spela mot dem ensam eller med andra vid samma skärm.
site-bots-here = Här spelas partier mot bottar och partier med flera vid en skärm i den här webbläsaren och sparas bara i den. Partier med vänner finns på servern.
device-starting = Spelbordet görs i ordning på den här enheten …
device-starting-loading = Laddar Python och spelen. Det första besöket tar längst tid, kanske en minut.
device-starting-python = Startar Python.
device-starting-games = Ställer fram spelen: nästan klart.
device-failed-file = Det som spelbordet behöver kunde inte laddas. Finns det någon anslutning? Inget är förlorat.
device-failed-missing = Det som spelbordet behöver finns inte längre: kanske har sidan en ny version. Inget är förlorat.
device-failed-memory = Den här enheten har inte tillräckligt med ledigt minne för spelbordet. Stäng andra flikar eller program. Inget är förlorat.
device-failed-other = Spelbordet har stannat. Inget är förlorat.
bot-failed = Botten har slutat tänka, även vid ett andra försök. Inget är förlorat: partiet väntar på den.
device-full = Det finns inget utrymme kvar i den här webbläsaren, så inget sparades och inget har ändrats. Frigör utrymme på enheten, eller spara dina partier i en fil och ta bort gamla.
nothing-kept = Den här webbläsaren sparar inget här, kanske för att fönstret är privat. Därför går det inte att spela på den här enheten.
