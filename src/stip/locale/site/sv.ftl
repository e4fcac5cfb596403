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
